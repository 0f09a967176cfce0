import { likeFields } from '@nas/contract/likes'
import { attributesOf, shape } from './shape.ts'

export const likeShape = shape('likes', attributesOf(likeFields), {
  relations: { product: { target: 'products', many: false } },
})
