/** The used part of the Navigation API; TypeScript has no types for it. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string; readonly sameDocument: boolean }
  readonly downloadRequest: string | null
}

interface Navigation {
  readonly currentEntry: { readonly index: number } | null
  readonly canGoForward: boolean
  addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void
}

interface Window {
  readonly navigation?: Navigation
}
