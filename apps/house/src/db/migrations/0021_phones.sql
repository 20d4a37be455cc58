CREATE TABLE "phone_codes" (
	"player_id" text PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "texts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"purpose" text NOT NULL,
	"number" text NOT NULL,
	"created_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "phone_verified_at" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "phone_pending" text;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "texts" ADD CONSTRAINT "texts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "texts_due" ON "texts" USING btree ("due_at") WHERE "texts"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "texts_player" ON "texts" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE INDEX "texts_number" ON "texts" USING btree ("number","created_at");--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_phone_unique" UNIQUE("phone");