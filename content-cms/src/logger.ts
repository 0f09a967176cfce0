import { loggableText } from '@nas/telemetry/loggable-error'
import type { Config } from 'payload'

/** The error in a logged value, which may contain other data. */
const errorIn = (logged: unknown): unknown =>
  logged instanceof Error ? logged : Object(logged).err

/**
 * Writes errors without personal data. The message of a failed statement contains the values of its
 * record, such as a name and a phone, and pino would copy it beside the serialized error.
 */
export const logger = {
  options: {
    hooks: {
      logMethod([logged, ...others], method) {
        const error = errorIn(logged)
        if (error === undefined) return method.apply(this, [logged, ...others])
        const { msg = '' } = Object(logged instanceof Error ? null : logged)
        return method.apply(this, [`${msg} ${loggableText(error)}`.trim()])
      },
    },
  },
  destination: process.stdout,
} satisfies Config['logger']
