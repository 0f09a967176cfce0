import config from '@payload-config'
import { getPayload } from 'payload'
import { type Accounts, seedContent } from './seed-content'

const purposes = {
  EDITOR_EMAIL: 'the e-mail address of the first editor',
  EDITOR_PASSWORD: 'the password of the first editor',
  CONTENT_API_KEY: 'the key the shop reads the content with',
  CONTENT_WRITE_KEY: 'the key the shop writes for staff and visitors with',
} as const

function accounts(env: NodeJS.ProcessEnv): Accounts {
  const missing = Object.entries(purposes).filter(([name]) => !env[name]?.trim())
  if (missing.length > 0) {
    const lines = missing.map(([name, purpose]) => `- ${name} is missing: ${purpose}`)
    throw new Error(`Settings of the content seed:\n${lines.join('\n')}`)
  }
  return {
    email: env.EDITOR_EMAIL ?? '',
    password: env.EDITOR_PASSWORD ?? '',
    apiKey: env.CONTENT_API_KEY ?? '',
    writeKey: env.CONTENT_WRITE_KEY ?? '',
  }
}

const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)

const people = accounts(process.env)
const payload = await getPayload({ config })
const written = await seedContent(payload, people, (step) => console.log(`${seconds()} s  ${step}`))
console.log(`${seconds()} s  content seed done, ${written} documents written`)
await payload.destroy()
