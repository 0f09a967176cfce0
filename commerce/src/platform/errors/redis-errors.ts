import { messageOf } from '@nas/telemetry/loggable-error'

/** `ioredis` messages for an unreachable or hanging Redis. */
const reasons = [
  'Reached the max retries per request limit',
  'Command timed out',
  'Connection is closed',
  "Stream isn't writeable",
  'connect ECONNREFUSED',
  'read ECONNRESET',
  'LOADING',
]

/** Whether Redis caused the error; also recognises its copy from a workflow. */
export function isRedisUnavailable(error: unknown): boolean {
  const message = messageOf(error)
  return reasons.some((reason) => message.startsWith(reason))
}
