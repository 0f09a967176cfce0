import sharp from 'sharp'
import { expect, it } from 'vitest'
import { drawAvifSizes } from './avif-sizes'

const blank = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#338888' } })

it.each([
  [100, [100]],
  [800, [400, 600, 800]],
  [1080, [400, 600, 900, 1080]],
  [1250, [400, 600, 900, 1200]],
  [2600, [400, 600, 900, 1200, 1600, 2400]],
])('draws a picture of %i px up to its own width', async (width, expected) => {
  const drawn = await drawAvifSizes(await blank(width, 50).webp().toBuffer(), 'kem.webp')
  expect(drawn.map(({ file }) => file.width)).toEqual(expected)
})

it('stores them upright, under the name of the original', async () => {
  const lying = await blank(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const [small] = await drawAvifSizes(lying, 'kem.3f2a9c04b1de.jpg')
  expect(small).toMatchObject({
    name: 'avif400',
    file: { filename: 'kem.3f2a9c04b1de-200x400.avif', mimeType: 'image/avif', height: 400 },
  })
  const { compression, width } = await sharp(small?.bytes).metadata()
  expect([compression, width]).toEqual(['av1', 200])
})

it('leaves a moving picture alone', async () => {
  const frames = [await blank(60).png().toBuffer(), await blank(60).negate().png().toBuffer()]
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  expect(await drawAvifSizes(moving, 'kem.webp')).toEqual([])
})
