/** Whether the escapes of a path stand for characters. */
export function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname)
    return true
  } catch {
    return false
  }
}

/**
 * The request target under which Astro hands a call to `/api`: its router leads a slash at the end
 * elsewhere and matches no line breaks, but every call gets an answer of `/api` itself.
 */
export function apiTarget({ pathname, search }: URL): string {
  const path = pathname.replace(/\/+$/, '')
  const matches = isReadable(path) && !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  // No record has an id with a tilde.
  return `${matches ? path : path.replaceAll('%', '~')}${search}`
}
