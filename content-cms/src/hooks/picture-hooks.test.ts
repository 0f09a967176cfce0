import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dominantColourOf } from './picture-hooks'

it('is the colour of most pixels', async () => {
  const background = { r: 240, g: 200, b: 190 }
  const dot = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#000000' } })
    .png()
    .toBuffer()
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .composite([{ input: dot }])
    .png()
    .toBuffer()
  const [, red = '', green = '', blue = ''] =
    /^#(..)(..)(..)$/.exec(await dominantColourOf(picture)) ?? []
  const near = (hex: string, channel: number) => Math.abs(Number.parseInt(hex, 16) - channel) < 16
  expect([near(red, 240), near(green, 200), near(blue, 190)]).toEqual([true, true, true])
})
