function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** The message of an error, or of the copy of one that came through a workflow. */
export function messageOf(error: unknown): string {
  const message = field(error, 'message')
  return typeof message === 'string' ? message : String(error)
}

const statement = /\b(insert into|update|select|delete from)\b/i

/**
 * What may be logged of a failure: a database error quotes its statement with the values in it,
 * which are a customer's name and phone, so only what follows the statement is kept.
 */
export function loggableText(error: unknown): string {
  const message = messageOf(error)
  const reason = statement.test(message) ? (message.split(' - ').at(-1) ?? '') : message
  const name = field(error, 'name')
  const stack = field(error, 'stack')
  const frames = typeof stack === 'string' ? stack.split('\n').filter((l) => /^\s+at /.test(l)) : []
  return [`${typeof name === 'string' ? name : 'Error'}: ${reason}`, ...frames].join('\n')
}
