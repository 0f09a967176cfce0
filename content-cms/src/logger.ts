import { loggableText } from '@nas/telemetry/loggable-error'
import type { Config } from 'payload'

const errorIn = (logged: unknown): unknown =>
  logged instanceof Error ? logged : Object(logged).err

/** The message of a failed statement contains personal data, which pino would log. */
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
