import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { sharePicture } from '../hooks/picture-hooks'

const red = { r: 200, g: 30, b: 30 }
const sand = [0xf5, 0xee, 0xe6]

const drawn = (width: number, height: number, background: object = red) =>
  sharp({ create: { width, height, channels: 4, background: { alpha: 1, ...red, ...background } } })

async function shared(picture: Buffer) {
  const bytes = await (await sharePicture(picture)).toBuffer()
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    return [...data.subarray(start, start + 3)]
  }
  return { at, metadata: await sharp(bytes).metadata() }
}

const near = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1))
const reds = [red.r, red.g, red.b]

describe('a picture for sharing', () => {
  it.each([
    [1200, 1200],
    [40, 60],
    [3000, 900],
    [600, 400],
  ])('of %i × %i is a progressive JPEG of 1200 × 630', async (width, height) => {
    const { metadata } = await shared(await drawn(width, height).png().toBuffer())
    const expected = { format: 'jpeg', width: 1200, height: 630, isProgressive: true }
    expect(metadata).toMatchObject(expected)
  })

  it('is fitted on sand when it is not wide', async () => {
    const { at } = await shared(await drawn(500, 500).png().toBuffer())
    for (const x of [0, 280, 920, 1199]) expect(at(x, 315)).toEqual(near(sand))
    for (const y of [0, 629]) expect(at(600, y)).toEqual(near(reds))
  })

  it('fills the frame when it is wide', async () => {
    const { at } = await shared(await drawn(3000, 900).png().toBuffer())
    for (const y of [0, 629]) expect(at(600, y)).toEqual(near(reds))
  })

  it('is cropped around its most salient part', async () => {
    const input = await drawn(300, 300).png().toBuffer()
    const scene = drawn(3000, 600, { r: 240, g: 240, b: 240 })
    const { at } = await shared(
      await scene
        .composite([{ input, left: 2500, top: 150 }])
        .png()
        .toBuffer(),
    )
    const row = Array.from({ length: 1200 }, (_, x) => at(x, 315)[1] ?? 255)
    expect(row.filter((green) => green < 100).length).toBeGreaterThan(250)
  })

  it('shows sand where it is transparent', async () => {
    const { at } = await shared(await drawn(800, 800, { alpha: 0 }).png().toBuffer())
    expect(at(600, 315)).toEqual(near(sand))
  })

  it('is rotated upright', async () => {
    const input = await drawn(800, 400, { r: 0, g: 0, b: 0 }).png().toBuffer()
    const upper = drawn(800, 800).composite([{ input, left: 0, top: 0 }])
    const { at } = await shared(await upper.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([at(320, 315), at(880, 315)]).toEqual([near(reds), near([0, 0, 0])])
  })
})
