import { readSettings } from '@nas/settings/read-settings'
import config from '@payload-config'
import { getPayload } from 'payload'
import { settingsError } from '../src/settings'
import { seedContent, seedEssentials } from './seed-content'

const started = performance.now()
const seconds = () => ((performance.now() - started) / 1000).toFixed(1)

const settings = readSettings(['content-seed'], process.env, settingsError('seed'))
const accounts = {
  email: settings.EDITOR_EMAIL,
  password: settings.EDITOR_PASSWORD,
  apiKey: settings.CONTENT_API_KEY,
  writeKey: settings.CONTENT_WRITE_KEY,
}
const payload = await getPayload({ config })
const report = (step: string) => console.log(`${seconds()} s  ${step}`)
const fill = settings.DEMO === 'on' ? seedContent : seedEssentials
const written = await fill(payload, accounts, report)
console.log(`${seconds()} s  content seed done, ${written} documents written`)
await payload.destroy()
