import type { EditorSpec } from '../editor/editor-field.ts'
import { nameField, orderField, slugField, stateField } from '../editor/shared-fields.ts'
import { clubTypes } from './club-list.ts'

/** An article of Aura Club. */
export const clubEditor: EditorSpec = {
  resource: 'clubs',
  groups: [
    {
      label: 'group.main',
      fields: [
        nameField,
        slugField,
        {
          kind: 'choice',
          name: 'type',
          label: 'field.topic',
          options: clubTypes.map((value) => ({ value, label: `topic.${value}` as const })),
          initial: 'skincare',
        },
        stateField,
        orderField,
        { kind: 'moment', name: 'published_at', label: 'field.published_at' },
        { kind: 'paragraph', name: 'description', label: 'field.summary', both: true },
        { kind: 'picture', name: 'thub', label: 'field.cover' },
      ],
    },
    {
      label: 'group.texts',
      fields: [{ kind: 'rich', name: 'content', label: 'field.content', both: true }],
    },
  ],
  shopPath: ({ slug }) => `/club/${String(slug)}`,
}
