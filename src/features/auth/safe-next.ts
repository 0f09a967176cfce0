/**
 * The page to go to after sign-in, from `?next=`: a path of this shop, else undefined.
 * Another origin, a scheme or `//host` in any disguise gives undefined.
 */
export function safeNext(next: string | null, origin: string): string | undefined {
  if (next === null || !/^\/(?![/\\])/.test(next)) return undefined
  const address = URL.canParse(next, origin) ? new URL(next, origin) : undefined
  if (address === undefined || address.origin !== origin) return undefined
  return `${address.pathname}${address.search}${address.hash}`
}
