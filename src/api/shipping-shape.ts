import type { ResourceShape } from '../content/schema-types.ts'

export const shippingShape: ResourceShape = {
  name: 'shippings',
  attributes: new Map([
    ['id', 'text'],
    ['name', 'text'],
    ['name_en', 'text'],
    ['price', 'integer'],
    ['free_above', 'integer'],
    ['createdAt', 'date'],
    ['updatedAt', 'date'],
  ]),
  relations: new Map(),
  components: new Map(),
  hasState: false,
}
