import 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Name of the island; see `wanted.directive.ts`. */
    'client:wanted'?: 'cart' | 'login' | 'search' | 'toasts'
  }
}
