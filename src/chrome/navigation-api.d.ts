/** The part of the Navigation API that the loading bar uses; TypeScript has no types for it. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly downloadRequest: string | null
}

interface Navigation {
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void
}

interface Window {
  readonly navigation?: Navigation
}
