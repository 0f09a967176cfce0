import type { PayloadRequest } from 'payload'

/** Names the last publication of this call, which its caller may wait for. */
export function setCursor(req: PayloadRequest, publications: readonly { id: number }[]): void {
  if (publications.length === 0) return
  req.responseHeaders ??= new Headers()
  const last = Math.max(...publications.map(({ id }) => Number(id)))
  req.responseHeaders.set('Content-Cursor', String(last))
}
