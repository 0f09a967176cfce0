import { z } from '@medusajs/framework/zod'
import { parseSettings } from './parse-settings'

const purposes = {
  COMMERCE_KEYS_FILE: 'file to which the keys of the shop are written, KEY=value lines',
  STAFF_EMAIL: 'e-mail address with which the first member of staff signs in',
  STAFF_PASSWORD: 'password of the first member of staff, at least 8 characters',
  MEMBER_EMAIL: 'e-mail address with which the demo customer signs in',
  MEMBER_PASSWORD: 'password of the demo customer, at least 8 characters',
} as const

const schema = z.object({
  COMMERCE_KEYS_FILE: z.string().min(1),
  STAFF_EMAIL: z.email(),
  STAFF_PASSWORD: z.string().min(8),
  MEMBER_EMAIL: z.email(),
  MEMBER_PASSWORD: z.string().min(8),
}) satisfies z.ZodType<Partial<Record<keyof typeof purposes, unknown>>>

export type SeedSettings = z.infer<typeof schema>

/** @throws SettingsError */
export function readSeedSettings(environment: Record<string, string | undefined>): SeedSettings {
  return parseSettings(schema, purposes, environment)
}
