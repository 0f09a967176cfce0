import { readCookie, setCookie } from '../cookies.ts'

/** Longer than any front server needs to follow the feed. */
const description = {
  name: 'content_cursor',
  seconds: 10,
  sameSite: 'strict',
} as const

/** Names the last publication of a write, so that the next call finds it at any front server. */
export const contentCursor = (publication: number, shopUrl: string): string =>
  setCookie(description, String(publication), shopUrl)

/** The last publication that this browser has made, or null. */
export function cursorOf(request: Request, shopUrl: string): number | null {
  const text = readCookie(description, request, shopUrl) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
