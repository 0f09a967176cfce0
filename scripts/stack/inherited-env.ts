import { settings } from './settings.ts'

/**
 * The environment of this process without the shop's settings: each program gets those it needs
 * by name, and no other secret.
 */
export function inheritedEnv(
  env: Record<string, string | undefined> = process.env,
): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !(name in settings))
  return Object.fromEntries(kept) as NodeJS.ProcessEnv
}
