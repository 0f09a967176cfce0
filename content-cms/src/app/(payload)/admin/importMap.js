import { FirstStock as FirstStock_a30f13f6c3a1e308aa8164460cad2bf8 } from '../../../fields/first-stock'
import { PriceCell as PriceCell_6101f6df319d95aaf8d40eda7fbd75bb } from '../../../fields/price-input'
import { PriceInput as PriceInput_6101f6df319d95aaf8d40eda7fbd75bb } from '../../../fields/price-input'
import { Stock as Stock_c615876756f101023453c24d2d602c22 } from '../../../fields/stock'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { Keyboard as Keyboard_902a411c01034c9c08eca4c16f81b292 } from '../../../rich-text/keyboard'
import { CleanPaste as CleanPaste_ccca5332768b10235e43bfa06dd2255b } from '../../../rich-text/clean-paste'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableClient as TableClient_8b025bb88cda95b216c1a79cac9a7c5a } from '../../../rich-text/table'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TextStateFeatureClient as TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PagePreview as PagePreview_22d105d2c387fc804cd55a3b312bb2a9 } from '../../../fields/page-preview'
import { IncompleteCell as IncompleteCell_0bd52d0b27e19427e6e2f968630442cf } from '../../../languages/incomplete-cell'
import { DocumentPlans as DocumentPlans_4a88284a777819814b34113c5eb845b2 } from '../../../plans/document-plans'
import { UsedIn as UsedIn_317275049cdb52dd9ee0a31a3975fff5 } from '../../../uses/used-in'
import { StatusCell as StatusCell_46451e966a035d1ef2a1fc60d05377f5 } from '../../../publishing/status-cell'
import { ImportLinks as ImportLinks_d29fe71e8d2f7d3e9f5e73f8538287b5 } from '../../../imports/import-links'
import { Conflict as Conflict_05ef372045144abfb195b6c4bcb761d8 } from '../../../versions/conflict'
import { KeptAtReload as KeptAtReload_ff124b2cd47ca989a1329e00d6234227 } from '../../../versions/kept-at-reload'
import { KeptRefusals as KeptRefusals_a0671dee8636f1eedcd889e042f301f8 } from '../../../versions/kept-refusals'
import { UnsavedText as UnsavedText_2081d6b61e75964d2dccb43c16891e9f } from '../../../versions/unsaved-text'
import { LanguageBar as LanguageBar_162f6e979449bd83f8790acd46459913 } from '../../../languages/language-bar'
import { ShopState as ShopState_12dfd5190f43dd63100df5e2f675c65c } from '../../../publishing/shop-state'
import { ReviewState as ReviewState_e87dcf69b10e45d475337ad3b6f8a260 } from '../../../reviews/review-state'
import { History as History_b94a15948f4b1759f272755a322a44c1 } from '../../../versions/history'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { PictureFilters as PictureFilters_5b784311cebca43d04aee83a38723c30 } from '../../../uses/picture-filters'
import { EmailTools as EmailTools_89bc4372b0b8c1a2d7e016b7910c1a0c } from '../../../emails/email-tools'
import { DocumentCell as DocumentCell_f19d29fd76e2c5796558fa1b1625ff68 } from '../../../plans/document-cell'
import { PersonCell as PersonCell_231942ae6a78bcd03e6989e717851128 } from '../../../sign-in/person-cell'
import { ProgramKey as ProgramKey_f3248f69b257e40f1a27f6c13fd22e2c } from '../../../sign-in/program-key'
import { UnlinkStaff as UnlinkStaff_505ee2bf7fa37f8a2c47af02fa1748c2 } from '../../../sign-in/unlink-staff'
import { Invitation as Invitation_96e8506284d8259f6761492c053d9567 } from '../../../sign-in/invitation'
import { CurrentPassword as CurrentPassword_7dbc8c02d9f10a25676ab7ccfca8d149 } from '../../../sign-in/current-password-input'
import { FactorPanel as FactorPanel_8a2087975fd286735e162e188a131e24 } from '../../../second-factor/factor-panel'
import { PageCell as PageCell_9900d1c7510826fee2d97bd876592b03 } from '../../../publishing/page-cell'
import { AddRedirectCell as AddRedirectCell_4e5e2bcfad61c5ff356f6f41ca5aa5f7 } from '../../../dashboard/add-redirect'
import { PublishersButton as PublishersButton_dd572c393a5fab445b9384ea5f14ea7d } from '../../../publishing/publish-button'
import { NoUnpublishButton as NoUnpublishButton_d78ee44849e2d5fb1135a135e0beb240 } from '../../../publishing/no-unpublish-button'
import { Icon as Icon_68bf3dddf95788229abfd79a0d074801 } from '../../../brand/mark'
import { Logo as Logo_68bf3dddf95788229abfd79a0d074801 } from '../../../brand/mark'
import { Overview as Overview_5ca32b85261b2ffe59bc67133da17d3b } from '../../../dashboard/overview'
import { NamedControls as NamedControls_7576b38f8951a1f268bf2620c2c012dd } from '../../../accessibility/named-controls'
import { ReturnedFocus as ReturnedFocus_e3933535e2143b9ebcfae91e74456e29 } from '../../../accessibility/returned-focus'
import { AnsweredSaves as AnsweredSaves_b034d930589016275d3f3d5f1900abd9 } from '../../../versions/answered-saves'
import { RefusedFiles as RefusedFiles_72b2b0df838840a0ed2b9b5d7b11524b } from '../../../films/refused-files'
import { SavedFiles as SavedFiles_7b8fa571f60a8332724ead190c1f18f6 } from '../../../films/saved-files'
import { FactorGate as FactorGate_b922c25c69b256edf72b8b521532ef03 } from '../../../second-factor/factor-gate'
import { ImportView as ImportView_ff00681e327c0f47a2e02fda17505b44 } from '../../../imports/import-view'
import { ForgotView as ForgotView_b7964377b1276f28aa520cf8ffc1cb27 } from '../../../sign-in/forgot-view'
import { SignInView as SignInView_d85947ae5b6f5d59549132031cd157fd } from '../../../sign-in/sign-in-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/fields/first-stock#FirstStock": FirstStock_a30f13f6c3a1e308aa8164460cad2bf8,
  "/fields/price-input#PriceCell": PriceCell_6101f6df319d95aaf8d40eda7fbd75bb,
  "/fields/price-input#PriceInput": PriceInput_6101f6df319d95aaf8d40eda7fbd75bb,
  "/fields/stock#Stock": Stock_c615876756f101023453c24d2d602c22,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "/rich-text/keyboard#Keyboard": Keyboard_902a411c01034c9c08eca4c16f81b292,
  "/rich-text/clean-paste#CleanPaste": CleanPaste_ccca5332768b10235e43bfa06dd2255b,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/rich-text/table#TableClient": TableClient_8b025bb88cda95b216c1a79cac9a7c5a,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TextStateFeatureClient": TextStateFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/fields/page-preview#PagePreview": PagePreview_22d105d2c387fc804cd55a3b312bb2a9,
  "/languages/incomplete-cell#IncompleteCell": IncompleteCell_0bd52d0b27e19427e6e2f968630442cf,
  "/plans/document-plans#DocumentPlans": DocumentPlans_4a88284a777819814b34113c5eb845b2,
  "/uses/used-in#UsedIn": UsedIn_317275049cdb52dd9ee0a31a3975fff5,
  "/publishing/status-cell#StatusCell": StatusCell_46451e966a035d1ef2a1fc60d05377f5,
  "/imports/import-links#ImportLinks": ImportLinks_d29fe71e8d2f7d3e9f5e73f8538287b5,
  "/versions/conflict#Conflict": Conflict_05ef372045144abfb195b6c4bcb761d8,
  "/versions/kept-at-reload#KeptAtReload": KeptAtReload_ff124b2cd47ca989a1329e00d6234227,
  "/versions/kept-refusals#KeptRefusals": KeptRefusals_a0671dee8636f1eedcd889e042f301f8,
  "/versions/unsaved-text#UnsavedText": UnsavedText_2081d6b61e75964d2dccb43c16891e9f,
  "/languages/language-bar#LanguageBar": LanguageBar_162f6e979449bd83f8790acd46459913,
  "/publishing/shop-state#ShopState": ShopState_12dfd5190f43dd63100df5e2f675c65c,
  "/reviews/review-state#ReviewState": ReviewState_e87dcf69b10e45d475337ad3b6f8a260,
  "/versions/history#History": History_b94a15948f4b1759f272755a322a44c1,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/uses/picture-filters#PictureFilters": PictureFilters_5b784311cebca43d04aee83a38723c30,
  "/emails/email-tools#EmailTools": EmailTools_89bc4372b0b8c1a2d7e016b7910c1a0c,
  "/plans/document-cell#DocumentCell": DocumentCell_f19d29fd76e2c5796558fa1b1625ff68,
  "/sign-in/person-cell#PersonCell": PersonCell_231942ae6a78bcd03e6989e717851128,
  "/sign-in/program-key#ProgramKey": ProgramKey_f3248f69b257e40f1a27f6c13fd22e2c,
  "/sign-in/unlink-staff#UnlinkStaff": UnlinkStaff_505ee2bf7fa37f8a2c47af02fa1748c2,
  "/sign-in/invitation#Invitation": Invitation_96e8506284d8259f6761492c053d9567,
  "/sign-in/current-password-input#CurrentPassword": CurrentPassword_7dbc8c02d9f10a25676ab7ccfca8d149,
  "/second-factor/factor-panel#FactorPanel": FactorPanel_8a2087975fd286735e162e188a131e24,
  "/publishing/page-cell#PageCell": PageCell_9900d1c7510826fee2d97bd876592b03,
  "/dashboard/add-redirect#AddRedirectCell": AddRedirectCell_4e5e2bcfad61c5ff356f6f41ca5aa5f7,
  "/publishing/publish-button#PublishersButton": PublishersButton_dd572c393a5fab445b9384ea5f14ea7d,
  "/publishing/no-unpublish-button#NoUnpublishButton": NoUnpublishButton_d78ee44849e2d5fb1135a135e0beb240,
  "/brand/mark#Icon": Icon_68bf3dddf95788229abfd79a0d074801,
  "/brand/mark#Logo": Logo_68bf3dddf95788229abfd79a0d074801,
  "/dashboard/overview#Overview": Overview_5ca32b85261b2ffe59bc67133da17d3b,
  "/accessibility/named-controls#NamedControls": NamedControls_7576b38f8951a1f268bf2620c2c012dd,
  "/accessibility/returned-focus#ReturnedFocus": ReturnedFocus_e3933535e2143b9ebcfae91e74456e29,
  "/versions/answered-saves#AnsweredSaves": AnsweredSaves_b034d930589016275d3f3d5f1900abd9,
  "/films/refused-files#RefusedFiles": RefusedFiles_72b2b0df838840a0ed2b9b5d7b11524b,
  "/films/saved-files#SavedFiles": SavedFiles_7b8fa571f60a8332724ead190c1f18f6,
  "/second-factor/factor-gate#FactorGate": FactorGate_b922c25c69b256edf72b8b521532ef03,
  "/imports/import-view#ImportView": ImportView_ff00681e327c0f47a2e02fda17505b44,
  "/sign-in/forgot-view#ForgotView": ForgotView_b7964377b1276f28aa520cf8ffc1cb27,
  "/sign-in/sign-in-view#SignInView": SignInView_d85947ae5b6f5d59549132031cd157fd,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
