import config from '@payload-config'
import { getPayload } from 'payload'
import { newPassword } from '../src/sign-in/new-password'

const option = process.argv.at(-1) === 'without-factor' ? 'without-factor' : undefined
const email = process.argv.at(option ? -2 : -1) ?? ''
const payload = await getPayload({ config })
const password = await newPassword(payload, email, option)
if (password === null) console.error(`No editor signs in as ${email}.`)
else console.log(`The new password of ${email}, printed once: ${password}`)
await payload.destroy()
process.exit(password === null ? 1 : 0)
