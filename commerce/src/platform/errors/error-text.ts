function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** The message of an error, or of its copy from a workflow. */
export function messageOf(error: unknown): string {
  const message = field(error, 'message')
  return typeof message === 'string' ? message : String(error)
}

const statement = /\b(insert into|update|select|delete from)\b/i

/**
 * The loggable part of an error. A database error quotes its statement with values such as a
 * customer's name and phone, so only the text after the statement is kept.
 */
export function loggableText(error: unknown): string {
  const message = messageOf(error)
  const reason = statement.test(message) ? (message.split(' - ').at(-1) ?? '') : message
  const name = field(error, 'name')
  const stack = field(error, 'stack')
  const frames = typeof stack === 'string' ? stack.split('\n').filter((l) => /^\s+at /.test(l)) : []
  return [`${typeof name === 'string' ? name : 'Error'}: ${reason}`, ...frames].join('\n')
}
