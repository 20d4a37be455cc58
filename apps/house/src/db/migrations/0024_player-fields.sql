CREATE TABLE "consents" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"terms_version" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "contact_phone" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "municipality" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "terms_version" text;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_player" ON "consents" USING btree ("player_id","channel","id");