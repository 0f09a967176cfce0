import config from '@payload-config'
import { getPayload } from 'payload'
import { newPassword } from '../src/sign-in/new-password'

const [email = ''] = process.argv.slice(-1)
const payload = await getPayload({ config })
const password = await newPassword(payload, email)
if (password === null) console.error(`No editor signs in as ${email}.`)
else console.log(`The new password of ${email}, printed once: ${password}`)
await payload.destroy()
process.exit(password === null ? 1 : 0)
