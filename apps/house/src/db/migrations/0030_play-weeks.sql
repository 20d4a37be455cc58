CREATE TABLE "play_weeks" (
	"player_id" text NOT NULL,
	"week_start" bigint NOT NULL,
	"signed_in" bigint NOT NULL,
	CONSTRAINT "play_weeks_player_id_week_start_pk" PRIMARY KEY("player_id","week_start")
);
--> statement-breakpoint
ALTER TABLE "play_weeks" ADD CONSTRAINT "play_weeks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;