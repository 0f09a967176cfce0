export class UnknownTemplate extends Error {
  readonly code = 'UNKNOWN_TEMPLATE'
}

/**
 * What may be kept of a failure, such as `EENVELOPE 550`: its codes. The text of a mail server's
 * refusal quotes the recipient.
 */
export function failureCode(error: unknown): string {
  const field = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
  const codes = [field('code'), field('responseCode')]
  return codes.filter((code) => /^[\w-]{1,40}$/.test(String(code ?? ''))).join(' ') || 'FAILED'
}
