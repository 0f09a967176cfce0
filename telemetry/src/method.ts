import type { IncomingMessage } from 'node:http'

/** Methods that are reported by name; callers may send arbitrary words. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

export const methodOf = ({ method = '' }: IncomingMessage): string =>
  methods.has(method) ? method : 'other'
