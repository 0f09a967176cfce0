import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Medusa looks for the ways a person signs in by these, and has no index of its own for it. */
export class Migration20261121114500 extends Migration {

  override async up(): Promise<void> {
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_auth_identity_customer_id" ON "auth_identity" ((app_metadata->>'customer_id'));`);
    this.addSql(`CREATE INDEX IF NOT EXISTS "IDX_auth_identity_user_id" ON "auth_identity" ((app_metadata->>'user_id'));`);
  }

  override async down(): Promise<void> {
    this.addSql(`drop index if exists "IDX_auth_identity_customer_id";`);
    this.addSql(`drop index if exists "IDX_auth_identity_user_id";`);
  }

}
