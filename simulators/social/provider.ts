import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Grants } from './grants.ts'

export interface Exchange {
  url: URL
  request: IncomingMessage
  response: ServerResponse
}

export interface Provider {
  name: string
  /** Path of the page where a person signs in. */
  signInPath: string
  /** Other calls by method and path. */
  calls: Readonly<Record<string, (exchange: Exchange) => void | Promise<void>>>
}

export interface ProviderOptions {
  grants: Grants
  /** The secret of every app. */
  clientSecret: string
}

export function bearerOf({ headers }: IncomingMessage): string {
  return (headers.authorization ?? '').replace(/^Bearer /, '')
}
