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

const windowMs = 60_000
const maxStacks = 1000
const stacks = new Set<string>()
let windowEnd = 0

/** While a backend is down each call fails alike: its frames would fill the log. */
function isKnown(stack: string): boolean {
  if (Date.now() > windowEnd || stacks.size >= maxStacks) {
    stacks.clear()
    windowEnd = Date.now() + windowMs
  }
  const known = stacks.has(stack)
  stacks.add(stack)
  return known
}

/**
 * The loggable part of an error: its name, the reason without personal data, and its frames, once a
 * minute.
 */
export function loggableText(error: unknown): string {
  const name = field(error, 'name')
  const stack = field(error, 'stack')
  const frames = typeof stack === 'string' ? stack.split('\n').filter((l) => /^\s+at /.test(l)) : []
  const reason = `${typeof name === 'string' ? name : 'Error'}: ${reasonOf(error)}`
  return isKnown(frames.join('\n')) ? reason : [reason, ...frames].join('\n')
}
