/// <reference types="astro/client" />

/** For tests, which import pages; `astro check` knows the properties of each component. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory
  export default component
}

declare namespace App {
  /** The data that the front server passes to every on-demand route. */
  interface Locals {
    content: import('./content/read-model.ts').ReadModel
    /** Syncs `content` with Payload. */
    refreshContent: () => Promise<void>
    /** Waits at most two seconds until `content` includes this publication. */
    reachPublication: (id: number) => Promise<void>
    settings: import('./api/endpoints/context.ts').ApiSettings
    /** The caller's network address, for rate limits. */
    clientAddress: string
    /** Receives the route pattern of the answered address. */
    routed: (pattern: string) => void
    /** Settles once the client has received the sent data or disconnected. */
    drained: () => Promise<void>
    log: import('pino').Logger
    security: import('./api/endpoints/context.ts').ApiContext['security']
    /** The page to render; set only by the server itself. */
    live?: {
      page: import('./routes.ts').Page
      reader: import('./content/reader.ts').ContentReader
    }
  }
}
