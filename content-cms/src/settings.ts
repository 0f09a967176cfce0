/** What the application must be given, and what for: the sentence a missing one is named with. */
const purposes = {
  CONTENT_DATABASE_URL: 'the PostgreSQL database of the content (postgres://…)',
  PAYLOAD_SECRET: 'the secret that signs editors’ sign-ins and encrypts the machine key',
  CONTENT_URL: 'the address editors open the admin at, for example http://localhost:3001',
  MEDIA_DIR: 'the folder that keeps uploaded pictures (absolute path)',
} as const

type Setting = keyof typeof purposes
export type Settings = Record<Setting, string>

function problemWith(name: Setting, value: string | undefined): string | null {
  if (!value?.trim()) return `${name} is missing: ${purposes[name]}`
  if (name === 'MEDIA_DIR' && !value.startsWith('/') && !/^[A-Za-z]:[\\/]/.test(value)) {
    return `MEDIA_DIR must be an absolute path: ${purposes[name]}`
  }
  if (name === 'CONTENT_URL' && !/^https?:\/\//.test(value)) {
    return `CONTENT_URL must begin with http:// or https://: ${purposes[name]}`
  }
  if (name === 'CONTENT_DATABASE_URL' && !/^postgres(ql)?:\/\//.test(value)) {
    return `CONTENT_DATABASE_URL must begin with postgres://: ${purposes[name]}`
  }
  return null
}

/** `next build` loads the configuration but serves nobody: one build does for every installation. */
const whileBuilding: Settings = {
  CONTENT_DATABASE_URL: 'postgres://build.invalid/content',
  PAYLOAD_SECRET: 'build',
  CONTENT_URL: 'http://build.invalid',
  MEDIA_DIR: '/build.invalid',
}

/** Throws one error that names every missing or malformed setting with its purpose. */
export function readSettings(env: NodeJS.ProcessEnv = process.env): Settings {
  if (env.NEXT_PHASE === 'phase-production-build') return whileBuilding
  const names = Object.keys(purposes) as Setting[]
  const problems = names.flatMap((name) => problemWith(name, env[name]) ?? [])
  if (problems.length > 0) {
    throw new Error(`Settings of the content service:\n- ${problems.join('\n- ')}`)
  }
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Settings
}
