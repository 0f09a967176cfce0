/// <reference types="astro/client" />

declare namespace App {
  /** What the front server passes to every on-demand route. */
  interface Locals {
    content: import('./content/read-model.ts').ReadModel
    /** Brings `content` up to what Payload holds. */
    refreshContent: () => Promise<void>
    /** Waits, at most two seconds, until `content` has this publication. */
    reachPublication: (id: number) => Promise<void>
    settings: import('./api/context.ts').ApiSettings
    /** The caller's network address, for limits. */
    clientAddress: string
    /** Is told the pattern of the address that is answered. */
    routed: (pattern: string) => void
    /** Settles once the client has taken what was sent to it, or has gone. */
    drained: () => Promise<void>
    log: import('pino').Logger
    security: import('pino').Logger
    /** The page to render; only set by the server itself. */
    live?: {
      page: import('./routes.ts').Page
      reader: import('./content/reader.ts').ContentReader
    }
  }
}
