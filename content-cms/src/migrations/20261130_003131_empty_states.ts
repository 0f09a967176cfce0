import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "emptyinfo" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "emptyinfo_locales" (
  	"cart_empty_title" varchar,
  	"cart_empty_text" varchar,
  	"cart_empty_action" varchar,
  	"checkout_empty_title" varchar,
  	"checkout_empty_text" varchar,
  	"checkout_empty_open_cart" varchar,
  	"checkout_empty_home" varchar,
  	"order_empty_title" varchar,
  	"order_empty_text" varchar,
  	"order_empty_home" varchar,
  	"orders_empty_title" varchar,
  	"orders_empty_text" varchar,
  	"orders_empty_action" varchar,
  	"addresses_empty_title" varchar,
  	"addresses_empty_text" varchar,
  	"likes_empty_title" varchar,
  	"likes_empty_text" varchar,
  	"likes_empty_action" varchar,
  	"viewed_empty_title" varchar,
  	"viewed_empty_text" varchar,
  	"viewed_empty_action" varchar,
  	"search_none" varchar,
  	"search_none_text" varchar,
  	"search_none_in_group" varchar,
  	"search_show_all" varchar,
  	"category_none" varchar,
  	"category_none_text" varchar,
  	"category_show_all" varchar,
  	"category_coming_soon" varchar,
  	"category_coming_soon_text" varchar,
  	"chrome_coming_soon" varchar,
  	"chrome_coming_soon_text" varchar,
  	"ratings_none" varchar,
  	"club_none" varchar,
  	"club_none_text" varchar,
  	"blog_none" varchar,
  	"works_none" varchar,
  	"works_none_text" varchar,
  	"faq_none" varchar,
  	"faq_found_none" varchar,
  	"shopping_no_places" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_emptyinfo_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_emptyinfo_v_locales" (
  	"version_cart_empty_title" varchar,
  	"version_cart_empty_text" varchar,
  	"version_cart_empty_action" varchar,
  	"version_checkout_empty_title" varchar,
  	"version_checkout_empty_text" varchar,
  	"version_checkout_empty_open_cart" varchar,
  	"version_checkout_empty_home" varchar,
  	"version_order_empty_title" varchar,
  	"version_order_empty_text" varchar,
  	"version_order_empty_home" varchar,
  	"version_orders_empty_title" varchar,
  	"version_orders_empty_text" varchar,
  	"version_orders_empty_action" varchar,
  	"version_addresses_empty_title" varchar,
  	"version_addresses_empty_text" varchar,
  	"version_likes_empty_title" varchar,
  	"version_likes_empty_text" varchar,
  	"version_likes_empty_action" varchar,
  	"version_viewed_empty_title" varchar,
  	"version_viewed_empty_text" varchar,
  	"version_viewed_empty_action" varchar,
  	"version_search_none" varchar,
  	"version_search_none_text" varchar,
  	"version_search_none_in_group" varchar,
  	"version_search_show_all" varchar,
  	"version_category_none" varchar,
  	"version_category_none_text" varchar,
  	"version_category_show_all" varchar,
  	"version_category_coming_soon" varchar,
  	"version_category_coming_soon_text" varchar,
  	"version_chrome_coming_soon" varchar,
  	"version_chrome_coming_soon_text" varchar,
  	"version_ratings_none" varchar,
  	"version_club_none" varchar,
  	"version_club_none_text" varchar,
  	"version_blog_none" varchar,
  	"version_works_none" varchar,
  	"version_works_none_text" varchar,
  	"version_faq_none" varchar,
  	"version_faq_found_none" varchar,
  	"version_shopping_no_places" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "emptyinfo_locales" ADD CONSTRAINT "emptyinfo_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."emptyinfo"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_emptyinfo_v_locales" ADD CONSTRAINT "_emptyinfo_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_emptyinfo_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "emptyinfo_locales_locale_parent_id_unique" ON "emptyinfo_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_emptyinfo_v_created_at_idx" ON "_emptyinfo_v" USING btree ("created_at");
  CREATE INDEX "_emptyinfo_v_updated_at_idx" ON "_emptyinfo_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_emptyinfo_v_locales_locale_parent_id_unique" ON "_emptyinfo_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "emptyinfo" CASCADE;
  DROP TABLE "emptyinfo_locales" CASCADE;
  DROP TABLE "_emptyinfo_v" CASCADE;
  DROP TABLE "_emptyinfo_v_locales" CASCADE;`)
}
