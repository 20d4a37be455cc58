CREATE TABLE "mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"kind" text NOT NULL,
	"created_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"due_at" bigint
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" text NOT NULL,
	"purpose" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "email_confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "awaits_confirmation" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD COLUMN "email_hash" text;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_due" ON "mails" USING btree ("due_at") WHERE "mails"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "mails_player" ON "mails" USING btree ("player_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "one_time_codes_player" ON "one_time_codes" USING btree ("player_id","purpose");--> statement-breakpoint
CREATE INDEX "one_time_codes_end" ON "one_time_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_failures_email" ON "sign_in_failures" USING btree ("email_hash");