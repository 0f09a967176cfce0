import { countCommitted, skipLostNumbers } from '../backup/database-figures.ts'
import { readSettings } from '../stack/settings.ts'
import { readEnv } from './env-files.ts'
import { placesInContainers } from './places.ts'

/** After a restore to some moment: tells what is there, and lets orders go on with numbers that nobody has on paper. */
export async function tellRestored(): Promise<void> {
  const places = placesInContainers(readSettings(await readEnv('jobs')))
  const { orders, publications } = await countCommitted(places)
  await skipLostNumbers(places)
  console.log(`${orders} orders and ${publications} publications are there.`)
}
