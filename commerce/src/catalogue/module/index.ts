import { Module } from '@medusajs/framework/utils'
import { CONTENT_FEED } from './key'
import { ContentFeedService } from './service'

export default Module(CONTENT_FEED, { service: ContentFeedService })
