import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Name of the island; see `on-request.directive.ts`. */
    'client:on-request'?: 'cart' | 'login' | 'search' | 'toasts'
  }
}
