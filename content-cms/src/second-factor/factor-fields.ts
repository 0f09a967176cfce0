import { isFactorRequired } from '@nas/domain/roles'
import type { Field } from 'payload'
import { label } from '../labels'
import type { User } from '../payload-types'
import { readContentSettings } from '../settings'
import { factorOf } from '../sign-in/factors'

export const factorFields: Field[] = [
  {
    name: 'factor',
    type: 'ui',
    label: label('Xác thực hai bước', 'Second factor'),
    admin: {
      condition: ({ id }, _siblings, { user }) =>
        id !== undefined && (Object(user).role === 'manager' || id === user?.id),
      disableListColumn: true,
      components: { Field: '/second-factor/factor-panel#FactorPanel' },
    },
  },
  {
    // Such an account may only set up its app (`access/rules.ts`).
    name: 'factorDue',
    type: 'checkbox',
    label: label('Cần xác thực hai bước', 'Second factor due'),
    virtual: true,
    access: { create: () => false, update: () => false },
    admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    hooks: {
      afterRead: [
        async ({ data, req }) => {
          const { id, role } = data as User
          if (!isFactorRequired(readContentSettings(), role === 'manager')) return false
          return !(await factorOf(req, id))?.secret
        },
      ],
    },
  },
]
