import type { z } from '@medusajs/framework/zod'

export class SettingsError extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'))
    this.name = 'SettingsError'
  }
}

/**
 * The settings a schema describes; an empty value counts as missing.
 * @throws SettingsError with one sentence for each setting that is missing or malformed
 */
export function parseSettings<Output>(
  schema: z.ZodType<Output>,
  purposes: Record<string, string>,
  environment: Record<string, string | undefined>,
): Output {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const result = schema.safeParse(given)
  if (result.success) return result.data
  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])))
  throw new SettingsError(
    [...names].map(
      (name) => `${name} is ${name in given ? 'malformed' : 'missing'}: ${purposes[name]}.`,
    ),
  )
}
