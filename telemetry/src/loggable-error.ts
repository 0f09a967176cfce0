function field(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

export function messageOf(error: unknown): string {
  const message = field(error, 'message')
  return typeof message === 'string' ? message : String(error)
}

const statement = /\b(insert into|update|select|delete from)\b/i

/**
 * Without values, which may be personal. Drizzle has PostgreSQL's error as its cause, MikroORM puts
 * the statement before the reason, and PostgreSQL quotes a wrong value after a colon.
 */
function reasonOf(error: unknown): string {
  const message = messageOf(error)
  if (message.startsWith('Failed query:')) return `Failed query: ${reasonOf(field(error, 'cause'))}`
  const isStatement = statement.test(message)
  const reason = isStatement ? (message.split(' - ').at(-1) ?? '') : message
  return isStatement || field(error, 'severity') !== undefined
    ? reason.replace(/: ".*$/s, '')
    : reason
}

/** The loggable part of an error: its name, the reason without personal data, and its frames. */
export function loggableText(error: unknown): string {
  const name = field(error, 'name')
  const stack = field(error, 'stack')
  const frames = typeof stack === 'string' ? stack.split('\n').filter((l) => /^\s+at /.test(l)) : []
  return [`${typeof name === 'string' ? name : 'Error'}: ${reasonOf(error)}`, ...frames].join('\n')
}
