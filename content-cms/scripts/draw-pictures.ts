import config from '@payload-config'
import { getPayload } from 'payload'
import { drawMissing, pictureFiles } from '../src/pictures/draw-missing'
import { readContentSettings } from '../src/settings'

const payload = await getPayload({ config })
const { drawn, failed } = await drawMissing(payload, pictureFiles(readContentSettings()))
console.log(`${drawn} pictures have their sizes in AVIF now, ${failed} failed`)
await payload.destroy()
if (failed > 0) process.exitCode = 1
