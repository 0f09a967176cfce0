import { readFile } from 'node:fs/promises'
import { readSettings } from '@nas/settings/read-settings'
import config from '@payload-config'
import { getPayload } from 'payload'
import { settingsError } from '../src/settings'
import { type DemoOrder, makeDemoRequests } from './demo-requests'

const file = process.argv.at(-1) ?? ''
const orders: DemoOrder[] = JSON.parse(await readFile(file, 'utf8'))
const { STAFF_EMAIL: staff } = readSettings(['content-seed'], process.env, settingsError('seed'))
const payload = await getPayload({ config })
const written = await makeDemoRequests(payload, { orders, staff, now: new Date() })
console.log(`${written} requests`)
await payload.destroy()
