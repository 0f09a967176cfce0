import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRoot } from '../../stack/paths.ts'
import { adviceOn } from './advisories.ts'
import { writeBill } from './bill-of-materials.ts'
import { forbidden, licenceList } from './licences.ts'

const components = await writeBill(
  process.env.PNPM_PACKAGE ?? 'pnpm',
  inRoot('var/bill-of-materials.cdx.json'),
)
for (const [licence, count] of licenceList(components)) console.log(`${count}\t${licence}`)

const problems = forbidden(components).map(
  ({ name, version, licence }) =>
    `${name} ${version}: ${licence || 'names no licence'}, which is not allowed`,
)
const { stdout: registry } = await promisify(execFile)('npm', ['config', 'get', 'registry'])
const advisories = await adviceOn(components, registry.trim())
if (advisories.state === 'checked') {
  problems.push(...advisories.grave)
  console.log(`Advisories: none of high severity, ${advisories.others} others`)
} else {
  console.log(`! Advisories: not checked, ${advisories.reason}`)
}
for (const problem of problems) console.log(problem)
process.exitCode = problems.length > 0 ? 1 : 0
