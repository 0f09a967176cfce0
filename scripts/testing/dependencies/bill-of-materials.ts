import { spawn } from 'node:child_process'
import { mkdir, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as v from 'valibot'
import { inRoot } from '../../stack/paths.ts'

const licenceSchema = v.union([
  v.pipe(
    v.object({ expression: v.string() }),
    v.transform(({ expression }) => expression),
  ),
  v.pipe(
    v.object({ license: v.object({ id: v.optional(v.string()), name: v.optional(v.string()) }) }),
    v.transform(({ license }) => license.id ?? license.name ?? ''),
  ),
])

const bomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  components: v.array(
    v.object({
      group: v.optional(v.string()),
      name: v.string(),
      version: v.string(),
      licenses: v.optional(v.array(licenceSchema), []),
    }),
  ),
})

export interface Component {
  /** With its scope. */
  name: string
  version: string
  /** As declared by the package, in SPDX; empty when it declares none. */
  licence: string
}

export function readComponents(text: string): Component[] {
  return v.parse(bomSchema, JSON.parse(text)).components.map((component) => {
    const { group, name, version, licenses } = component
    const whole = group === undefined ? name : `${group}/${name}`
    return { name: whole, version, licence: licenses.join(' AND ') }
  })
}

export async function writeBill(pnpm: string, file: string): Promise<Component[]> {
  await mkdir(dirname(file), { recursive: true })
  const args = ['--yes', pnpm, 'sbom', '--sbom-format', 'cyclonedx', '--out', file]
  const child = spawn('npx', args, { cwd: inRoot(), stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) throw new Error('The bill of materials could not be made')
  return readComponents(await readFile(file, 'utf8'))
}
