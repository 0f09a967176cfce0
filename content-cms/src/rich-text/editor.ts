import {
  BlocksFeature,
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  TextStateFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { linkFields } from './link-fields'
import { textStates } from './text-states'
import { videoBlock } from './video-block'

const replaced = new Set(['link', 'relationship', 'upload', 'checklist'])

/**
 * Text with everything that the shop prints: headings, lists, quotes, sizes and colours, alignment
 * and indentation, links to addresses, pictures from the media library, videos. A feature taken
 * away here makes documents that use it impossible to open.
 */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter((feature) => !replaced.has(feature.key)),
    TextStateFeature({ state: textStates }),
    LinkFeature({ enabledCollections: [], fields: linkFields }),
    UploadFeature({ enabledCollections: ['media'] }),
    BlocksFeature({ blocks: [videoBlock] }),
    FixedToolbarFeature(),
  ],
})
