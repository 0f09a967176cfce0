import { type TextChoice, textColours, textMarks, textSizes } from '@nas/domain/rich-text/palette'
import {
  BlocksFeature,
  FixedToolbarFeature,
  LinkFeature,
  lexicalEditor,
  TextStateFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { linkFields } from './link-fields'
import { videoBlock } from './video-block'

type States = NonNullable<Parameters<typeof TextStateFeature>[0]>['state']

// The menu of text states takes one label for every language of the admin.
const named = ({ vi, en }: TextChoice) => (vi === en ? vi : `${vi} · ${en}`)

function states(
  choices: Record<string, TextChoice>,
  css: (value: string) => States[string][string]['css'],
): States[string] {
  return Object.fromEntries(
    Object.entries(choices).map(([name, choice]) => [
      name,
      { label: named(choice), css: css(choice.value) },
    ]),
  )
}

/** Sizes and colours of text, stored by name: what a name looks like is the domain's palette. */
const textStates: States = {
  size: states(textSizes, (value) => ({ 'font-size': value })),
  colour: states(textColours, (value) => ({ color: value })),
  mark: states(textMarks, (value) => ({ 'background-color': value })),
}

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
