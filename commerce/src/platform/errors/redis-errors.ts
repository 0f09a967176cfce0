import { messageOf } from '@nas/telemetry/loggable-error'

/** Messages of `ioredis` for an unreachable or hanging Redis. */
const reasons = [
  'Reached the max retries per request limit',
  'Command timed out',
  'Connection is closed',
  "Stream isn't writeable",
  'connect ECONNREFUSED',
  'read ECONNRESET',
  'LOADING',
]

/** True for an error caused by Redis, also for its copy from a workflow. */
export function isRedisUnavailable(error: unknown): boolean {
  const message = messageOf(error)
  return reasons.some((reason) => message.startsWith(reason))
}
