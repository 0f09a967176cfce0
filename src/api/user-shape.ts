import type { ResourceShape } from '../content/schema-types.ts'

/** What is told of users, and so all that can be asked about them (contract part 5, 6.3). */
export const userShape: ResourceShape = {
  name: 'users',
  attributes: new Map([
    ['id', 'text'],
    ['username', 'text'],
    ['email', 'text'],
    ['provider', 'text'],
    ['confirmed', 'boolean'],
    ['blocked', 'boolean'],
    ['fullname', 'text'],
    ['phone', 'text'],
    ['gender', 'text'],
    ['createdAt', 'date'],
    ['updatedAt', 'date'],
  ]),
  relations: new Map(),
  components: new Map([['role', 'roles']]),
  hasState: false,
}

export const roleShape: ResourceShape = {
  name: 'roles',
  attributes: new Map([
    ['id', 'integer'],
    ['name', 'text'],
    ['description', 'text'],
    ['type', 'text'],
  ]),
  relations: new Map(),
  components: new Map(),
  hasState: false,
}
