import { moveMedia } from '../media/move-media.ts'
import { placesOf } from './environment.ts'
import { loadSettings } from './settings.ts'

/** `npm run move-media`, while the shop runs or not. */
export async function moveMediaOfShop(): Promise<void> {
  const settings = await loadSettings()
  await moveMedia(settings, placesOf(settings, () => '').mediaDir)
}
