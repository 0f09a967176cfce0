import { messageOf } from './error-text'

/** What `ioredis` says of a command that found no Redis, or one that hangs. */
const reasons = [
  'Reached the max retries per request limit',
  'Command timed out',
  'Connection is closed',
  "Stream isn't writeable",
  'connect ECONNREFUSED',
  'read ECONNRESET',
  'LOADING',
]

/** True of a failure for want of Redis, also of the copy that came through a workflow. */
export function isRedisAway(error: unknown): boolean {
  const message = messageOf(error)
  return reasons.some((reason) => message.startsWith(reason))
}
