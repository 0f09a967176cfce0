/** Codes that may be stored, such as `EENVELOPE 550`: the server's text quotes the recipient. */
export function failureCode(error: unknown): string {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const codes = [field('code'), field('responseCode')]
  return codes.filter((code) => /^[\w-]{1,40}$/.test(String(code ?? ''))).join(' ') || 'FAILED'
}
