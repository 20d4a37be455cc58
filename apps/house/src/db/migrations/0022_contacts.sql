CREATE TABLE "login_codes" (
	"player_id" text NOT NULL,
	"purpose" text NOT NULL,
	"number" text NOT NULL,
	"hash" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"used_at" bigint,
	CONSTRAINT "login_codes_player_id_purpose_pk" PRIMARY KEY("player_id","purpose")
);
--> statement-breakpoint
ALTER TABLE "players" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "email_pending" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "players_phone_sign_up" ON "players" USING btree ("phone_pending") WHERE "players"."awaits_confirmation";--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_email_or_phone" CHECK ("players"."email" is not null or "players"."phone" is not null or ("players"."awaits_confirmation" and "players"."phone_pending" is not null));