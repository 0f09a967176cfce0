import {
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  UploadFeature,
} from '@payloadcms/richtext-lexical'

const replaced = new Set(['link', 'relationship', 'upload', 'checklist'])

/** Text with headings, lists, quotes, links to addresses and pictures from the media library. */
export const richTextEditor = lexicalEditor({
  features: ({ defaultFeatures }) => [
    ...defaultFeatures.filter((feature) => !replaced.has(feature.key)),
    LinkFeature({ enabledCollections: [] }),
    UploadFeature({ enabledCollections: ['media'] }),
    FixedToolbarFeature(),
  ],
})
